// @ts-check
// Before the first paint: the theme that this browser chose. Not a module, so that it runs before the body is shown.
{
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  document.documentElement.classList.add("script");
}
