"""What nobody may do or learn: others' seats, secrets, requests from elsewhere, too much at once."""

import base64
import hashlib
import re
import sqlite3
from html.parser import HTMLParser

import httpx
import pytest

PAGES = ["/", "/tables/TABLE", "/tables/TABLE/live", "/tables/TABLE/replay?at=0", "/games/stone_age/rules", "/nowhere",
         "/tables/nowhere", "/join/TABLE.x"]  # fmt: skip


def secret_of(server, table):
    with sqlite3.connect(server.data / "epocha.db") as db:
        return db.execute("SELECT secret FROM secrets WHERE table_id = ?", (table,)).fetchone()[0]


def key_of(secret, view):
    words = "".join(f"p{each['seat'] + 1} {each['word']}\n" for each in view["contributions"])
    text = f"Epocha key 1\nsecret {secret.hex()}\ncommitment {view['commitment']}\n{words}"
    return hashlib.sha256(text.encode()).digest()


# --- seats ---


def test_nobody_plays_or_asks_for_anothers_seat(person):
    anna, jan = person(), person()
    table = anna.create("me", "me", name="Anna")
    view = anna.table(table)
    body = {"decision": view["decision"]["id"], "action": view["actions"][0]["text"]}
    assert jan.do(table, "act", 403, **body)["code"] == "error-not-your-seat"
    assert jan.get(f"/api/tables/{table}/why", 403, seat=0, action="draw")["code"] == "error-not-your-seat"
    assert jan.do(table, "leave", 403)["code"] == "error-not-your-seat"
    assert jan.do(table, "chat", 403, text="hi")["code"] == "error-not-your-seat"
    assert anna.table(table)["log"] == []


def test_cookie_made_up_or_changed_is_nobodys(person, server):
    anna = person()
    table = anna.create("me", "me")
    cookie = anna.http.cookies["epocha"]
    browser, signature = cookie.rsplit(".", 1)
    for forged in (browser, f"{browser}.", f"{browser}.{signature[::-1]}", f"x{cookie}", "", "é"):
        header = {"cookie": f"epocha={forged}".encode()}
        view = httpx.get(f"{server.address}/api/tables/{table}", headers=header).json()
        assert view["you"] == []
        assert view["decision"] is None
    assert httpx.get(f"{server.address}/api/tables/{table}", cookies={"epocha": cookie}).json()["you"] == [0, 1]


def test_cookie_is_out_of_reach_of_scripts_and_other_sites(server):
    answer = httpx.get(f"{server.address}/api/session")
    said = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(said.split("; "))
    secure = httpx.get(f"{server.address}/api/session", headers={"x-forwarded-proto": "https"})
    assert "Secure" in secure.headers["set-cookie"]


def test_spectator_sees_the_public_view_only(person):
    anna, jan = person(), person()
    table = anna.create("me", "me")
    for _ in range(3):
        anna.play(table, lambda texts: "draw")
    own, public = anna.table(table, seat=0), jan.table(table)
    for wanted in (0, 1):
        assert jan.table(table, seat=wanted)["seat"] is None
    assert public["seat"] is None
    assert (public["decision"], public["actions"], public["links"]["moves"]) == (None, [], [])
    assert own["links"]["moves"]
    assert {"View", "spectator"} <= set(re.findall(r"\w+", jan.http.get(f"/api/tables/{table}/record").text))


def test_spectators_share_a_drawing_but_nothing_of_each_other(person):
    """What is drawn once for all spectators has each one's own token, and never a player's view or wishes."""
    anna, jan, eva = person(), person(), person()
    table = anna.create("me", "open", name="Anna")
    path = f"/tables/{table}/live"
    pages = [someone.page(f"{path}?seat=0&notice=error-stale") for someone in (jan, eva)]
    tokens = [someone.http.headers["X-CSRF"] for someone in (jan, eva)]
    for page, own, other in ((pages[0], *tokens), (pages[1], *tokens[::-1])):
        assert own in page
        assert other not in page
    assert pages[0].replace(tokens[0], tokens[1]) == pages[1]
    assert anna.http.headers["X-CSRF"] in anna.page(path)
    eva.do(table, "join", name="Eva")
    assert jan.page(path) != pages[0]
    draws = [action["sentence"] for action in anna.table(table)["actions"]]
    assert any(sentence in anna.page(path) for sentence in draws)
    assert not any(f">{sentence}<" in jan.page(path) for sentence in draws)


# --- secrets ---


def test_no_secret_of_a_game_is_in_any_response_before_its_end(person, server):
    anna, jan = person(), person()
    table = anna.create("me", "random", "greedy", game="stone_age", options={"max_rounds": 2})
    secret = secret_of(server, table)
    key = key_of(secret, anna.table(table))
    forms = [form for data in (secret, key) for form in
             (data.hex(), base64.b64encode(data).decode(), base64.urlsafe_b64encode(data).decode()[:40],
              str(int.from_bytes(data, "big")), str(int.from_bytes(data, "little")))]  # fmt: skip
    done = False
    while not done:
        for path in ("", "/replay", "/replay?ply=0", "/record", "/check"):
            for someone in (anna, jan):
                someone.http.get(f"/api/tables/{table}{path}")
        view = anna.wait(table, lambda view: view["status"] != "running" or view["decision"])
        done = view["status"] != "running"
        if not done:
            anna.play(table)
    before_the_end = [text for someone in (anna, jan) for text in someone.seen if '"status":"finished"' not in text]
    assert len(before_the_end) > 50
    leaks = [text for text in before_the_end if any(form in text for form in forms)]
    assert [text for text in leaks if '"commitment_holds":true' not in text and '[End "' not in text] == []
    assert key.hex() in anna.table(table)["key"]


def test_check_and_full_record_wait_for_the_end(person):
    anna = person()
    table = anna.create("me", "me")
    assert anna.get(f"/api/tables/{table}/check", 409)["code"] == "error-not-finished"
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert not re.search(r"\[(Secret|Key|Seed|Digest|Check) ", record)


def test_hidden_cards_are_in_nobody_elses_responses(person, server):
    """Pebbles names a card only to its owner; what others get never depends on it."""
    anna, jan = person(), person()
    table = anna.create("me", "open")
    jan.do(table, "join", name="Jan")
    hers = [action["text"] for action in anna.table(table)["actions"] if action["text"] != "draw"]
    assert hers
    seen = " ".join(jan.seen) + jan.http.get(f"/api/tables/{table}").text
    assert not any(card in seen for card in hers)


# --- requests from elsewhere ---


def test_changing_anything_takes_the_token(person):
    anna, jan = person(), person()
    token = anna.http.headers["X-CSRF"]
    for wrong in ("", "0" * 64, jan.http.headers["X-CSRF"], token[:-1], "x"):
        anna.http.headers["X-CSRF"] = wrong
        answer = anna.http.post("/api/tables", json={"game": "pebbles", "seats": [{"kind": "me"}] * 2})
        assert (answer.status_code, answer.json()["code"]) == (403, "error-cross-site")
    for path in (
        "/games/pebbles/new",
        "/games/stone_age/guide",
        "/language",
        "/name",
        "/join/x.y",
        "/tables/x/act",
        "/tables/x/rematch",
    ):
        assert anna.form(path, csrf="0" * 64, lang="cs", name="x").status_code == 403, path
    anna.http.headers["X-CSRF"] = token
    assert anna.get("/api/home")["mine"] == []


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://[::1"},
        {"origin": "http://[here]"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_requests_sent_by_other_sites_are_refused(person, headers):
    anna = person()
    body = {"game": "pebbles", "seats": [{"kind": "me"}] * 2}
    assert anna.post("/api/tables", body, 403, headers=headers)["code"] == "error-cross-site"


def test_own_pages_are_not_refused(person, server):
    anna = person()
    headers = {"origin": server.address, "sec-fetch-site": "same-origin"}
    anna.post("/api/tables", {"game": "pebbles", "seats": [{"kind": "me"}] * 2}, 201, headers=headers)


@pytest.mark.parametrize(
    "referer", ["https://elsewhere.example/x", "//elsewhere.example/x", "javascript:alert(1)", "http://[::1/x"]
)
def test_forms_lead_to_this_site_only(person, server, referer):
    anna = person()
    fields = {"lang": "sk", "csrf": anna.http.headers["X-CSRF"]}
    answer = httpx.post(
        f"{server.address}/language", data=fields, cookies=anna.http.cookies, headers={"referer": referer}
    )
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


# --- pages ---


class Suspicious(HTMLParser):
    """Notes all that the policy forbids or that would need it to be weakened."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name.startswith("on") or name == "style" or (value or "").strip().lower().startswith("javascript:"):
                self.found.append(f"{tag} {name}={value}")
            if name in ("src", "href", "action") and re.match(r"(https?:)?//", value or ""):
                self.found.append(f"{tag} {name}={value}")
        if tag == "style" or (tag == "script" and "src" not in dict(attrs)):
            self.found.append(tag)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_the_policy_and_needs_nothing_weaker(person, path):
    anna = person()
    table = anna.create("me", "greedy", game="stone_age")
    answer = anna.http.get(path.replace("TABLE", table))
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert "unsafe" not in str(policy)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cache-control"] == "no-store"
    page = Suspicious()
    page.feed(answer.text)
    assert page.found == []
    assert answer.headers["content-type"].startswith("text/html")


def test_names_and_chat_are_data(person):
    anna = person()
    evil = "<script>alert(1)</script>"
    table = anna.create("me", "open", name=f"{evil}"[:30], title=f"{evil}'\"")
    anna.do(table, "chat", text=f"{evil}<img src=x onerror=alert(1)>")
    view = anna.table(table)
    assert view["seats"][0]["name"] == evil[:30]
    for path in (f"/tables/{table}", f"/tables/{table}/live", "/"):
        page = anna.page(path)
        assert "&lt;script&gt;" in page
        assert "<script>alert" not in page
        assert "<img src=x" not in page


def test_notice_in_the_address_says_only_known_words(person):
    anna = person()
    table = anna.create("me", "me")
    page = anna.page(f"/tables/{table}?notice=<script>&rule=<script>")
    assert "<script>" not in page
    page = anna.page(f"/tables/{table}?notice=error-stale&rule=%22%3E%3Cscript%3E")
    assert "moved on" in page
    assert "<script>" not in page


def test_nonsense_in_an_address_is_refused_like_anything_else(person):
    anna = person()
    answer = anna.http.get("/api/tables/x/replay", params={"ply": "9" * 5000})
    assert answer.status_code in (404, 422)
    assert "Traceback" not in answer.text


# --- too much ---


def test_sizes_are_bounded(person, server):
    anna = person()
    table = anna.create("me", "me")
    assert anna.do(table, "chat", 422, text="x" * 501)["code"] == "error-too-long"
    assert anna.do(table, "chat", 413, text="x" * 300_000)["code"] == "error-too-large"
    assert anna.do(table, "chat", 422, text="  ")["code"] == "error-bad-input"
    answer = anna.form(f"/tables/{table}/chat", text="x" * 300_000)
    assert answer.status_code == 413

    def chunks():
        yield b'{"text": "'
        for _ in range(300):
            yield b"x" * 1000
        yield b'"}'

    answer = anna.http.post(f"/api/tables/{table}/chat", content=chunks(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "error-too-large")
    assert anna.table(table)["chat"] == []


@pytest.mark.parametrize("what", ["create", "join", "chat", "act", "look"])
def test_rates_are_limited(launch, person_at, what):
    running = launch(rates={what: (3, 0.01)})
    anna = person_at(running)
    table = anna.create("me", "me") if what != "create" else "x"
    request = {
        "create": lambda: anna.http.post("/api/tables", json={"game": "pebbles", "seats": [{"kind": "me"}] * 2}),
        "join": lambda: anna.http.post(f"/api/tables/{table}/join", json={}),
        "chat": lambda: anna.http.post(f"/api/tables/{table}/chat", json={"text": "hi"}),
        "act": lambda: anna.http.post(f"/api/tables/{table}/act", json={"decision": "0.0.0", "action": "draw"}),
        "look": lambda: anna.http.get(f"/api/tables/{table}"),
    }[what]
    codes = [request().status_code for _ in range(4)]
    assert 429 not in codes[:3]
    assert codes[3] == 429
    answer = request()
    assert answer.json()["code"] == "error-too-many"
    assert 90 <= int(answer.headers["retry-after"]) <= 101


def test_streams_are_limited_per_address(launch, person_at):
    running = launch(streams_per_address=2)
    anna = person_at(running)
    table = anna.create("me", "me")
    with (
        anna.http.stream("GET", f"/tables/{table}/events") as one,
        anna.http.stream("GET", f"/tables/{table}/events") as two,
    ):
        assert one.status_code == two.status_code == 200
        lines = [one.iter_lines(), two.iter_lines()]
        assert [next(each) for each in lines] == ["retry: 1000"] * 2
        assert anna.http.get(f"/api/tables/{table}/events").status_code == 429
    anna.wait(table, lambda view: not view["seats"][0]["online"])
    with anna.http.stream("GET", f"/tables/{table}/events") as three:
        assert three.status_code == 200
