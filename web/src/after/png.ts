/** A picture of the server as PNG, painted by the browser. */

/** So many pixels wide, where the picture itself does not say. */
const WIDE = 1080;

/** An SVG at an address of this server as a PNG. */
export async function asPng(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  const svg = await response.text();
  const image = new Image();
  // As data: an address of a blob is no picture under the rules of our pages.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.max(1, WIDE / image.naturalWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
