/**
 * The pictures of a product, their order, and what they show, for staff to edit. Not how they are made and stored: that
 * is `media`; and not how the shop shows them: that is `catalog`.
 */
export { addPicture } from './add-picture.ts'
export { deletePicture } from './delete-picture.ts'
export { describePicture } from './describe-picture.ts'
export { listPictures } from './list-pictures.ts'
export { movePicture } from './move-picture.ts'
export { putPictures } from './put-pictures.ts'
export { replacePicture } from './replace-picture.ts'
