// @ts-check
// Saving: a picture of the page as a PNG, twice as large as it is drawn, made in the browser.

const LARGER = 2;

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-save-png]") : null;
  if (!(button instanceof HTMLElement)) return;
  const address = button.dataset.savePng ?? "";
  const response = await fetch(address);
  if (!response.ok) return;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await response.text())}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = LARGER * picture.naturalWidth;
  canvas.height = LARGER * picture.naturalHeight;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = `${address.split("/")[2]}-${(address.split("/").pop() ?? "").replace(".svg", ".png")}`;
  link.click();
});
