// @ts-check
// Learn: the button that prints the page on which a game is told.

document.getElementById("print")?.addEventListener("click", () => print());
