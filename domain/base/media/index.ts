/**
 * The files that people upload, as the storage has them, and where browsers find pictures. Not which pictures a product
 * has: that is `product-pictures`.
 */
export { recurringMediaJobs } from './jobs.ts'
export { listFiles } from './list-files.ts'
export { listMissingPictures } from './list-missing-pictures.ts'
export { altOf, imageOf, mainPicture, type PictureRow, secondPicture } from './main-picture.ts'
export { removeUnusedFiles } from './remove-unused-files.ts'
export { type StoredPicture, storePicture } from './store-picture.ts'
export { storePictureOf } from './store-picture-of.ts'
