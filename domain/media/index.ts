/**
 * The files that people upload, as the storage has them, and where browsers find pictures. Not which pictures a product
 * has: that is `product-pictures`.
 */
export { altOf, imageOf, mainPicture, type PictureRow } from './main-picture.ts'
export { PICTURES_FOLDER } from './schemas.ts'
