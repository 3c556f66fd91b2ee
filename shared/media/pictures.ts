/** The widths in pixels in which every product picture is there, and what a name of a file adds to the picture's. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The formats of uploaded pictures, the smallest first; those that are part of the shop are there as WebP only. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The path under which the pictures are that are part of the shop. */
const OWN_PICTURES = '/images/'

/** Whether a picture is part of the shop, by its name or its address. */
export function isOwnPicture(image: string): boolean {
  return image.startsWith(OWN_PICTURES)
}

/** The file of a picture in one size, by its name or its address. */
export function pictureFile(image: string, width: PictureWidth, format: PictureFormat = 'webp'): string {
  return `${image}-${width}.${format}`
}
