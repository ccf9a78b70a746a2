"""The page with all cards of a game, and of a table, which tells a seat no more than that seat may know."""


def test_the_album_and_each_card_of_it_have_pages_in_every_language(person):
    anna = person()
    page = anna.http.get("/games/through_the_ages/cards", params={"lang": "en"}).text
    assert page.count('href="/games/through_the_ages/cards/card-') == 245
    assert 'name="age"' in page
    assert 'name="spot"' not in page
    card = anna.http.get("/games/through_the_ages/cards/card-homer").text
    assert "TA-43.66" in card
    for wrong in ("/games/through_the_ages/cards/card-atlantis", "/games/through_the_ages/cards/symbol-food"):
        assert anna.http.get(wrong).status_code == 404


def test_a_card_tells_its_rulings_where_it_is_told_of_and_they_lead_to_the_rules(person):
    anna = person()
    card = anna.http.get("/games/through_the_ages/cards/card-joan_of_arc", params={"lang": "cs"}).text
    assert 'href="/games/through_the_ages/rules#TA-R-60">TA-R-60</a>' in card
    assert "Kulturu přinese hned" in card
    rules = anna.http.get("/games/through_the_ages/rules", params={"lang": "cs"}).text
    assert rules.count('id="TA-R-60"') == 1
    table = anna.create("me", "me", game="through_the_ages")
    told = anna.get(f"/api/tables/{table}/things/card-joan_of_arc")["rulings"]
    assert [ruling["id"] for ruling in told] == ["TA-R-60"]
    plain = anna.http.get("/games/through_the_ages/cards/card-iron").text
    assert "TA-R-" not in plain


def test_at_a_table_the_page_says_where_the_own_seat_knows_cards_to_be(person):
    anna, stranger = person(), person()
    table = anna.create("me", "me", game="through_the_ages")
    page = anna.http.get(f"/tables/{table}").text
    assert f'href="/tables/{table}/cards"' in page
    own = anna.http.get(f"/tables/{table}/cards").text
    assert 'name="spot"' in own
    assert 'class="spot-row"' in own
    assert 'data-spot="hand' not in stranger.http.get(f"/tables/{table}/cards").text


def test_before_a_game_has_begun_nothing_is_told_of_its_cards(person):
    anna = person()
    table = anna.create("me", "open", game="through_the_ages")
    assert anna.http.get(f"/tables/{table}/cards").status_code == 409
