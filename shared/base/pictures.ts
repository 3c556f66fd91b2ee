/** The widths in pixels in which every product picture is there, and what a name of a file adds to the picture's. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The widths of the shop's own wide pictures. */
export const SCENE_WIDTHS = [640, 768, 960, 1280] as const

/** The formats in which every picture is there, the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The path under which the pictures are that are part of the shop. */
const OWN_PICTURES = '/images/'

/** True if a picture is part of the shop, by its name or its address. */
export function isOwnPicture(image: string): boolean {
  return image.startsWith(OWN_PICTURES)
}

/** The file of a picture in one size, by its name or its address. */
export function pictureFile(image: string, width: number, format: PictureFormat = 'webp'): string {
  return `${image}-${width}.${format}`
}

/** All sizes of a picture in one format, for the browser to choose from. */
export function pictureFiles(image: string, widths: readonly number[], format: PictureFormat): string {
  return widths.map((width) => `${pictureFile(image, width, format)} ${width}w`).join(', ')
}
