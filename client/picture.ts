/** A drawing as a bitmap, made by the browser. */

const WIDTH = 1600; // pixels

/** The address of a PNG of an SVG file, on the paper of the page. */
export async function pictured(svg: string): Promise<string> {
  const image = new Image();
  image.src = svg;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser does not draw");
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the picture is too large");
  return URL.createObjectURL(blob);
}
