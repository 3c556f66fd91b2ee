/**
 * The files that people upload, as the storage has them. Not what they are shown with: a product's pictures, their order
 * and their texts are the catalogue's.
 */
export { PICTURES_FOLDER } from './schemas.ts'
