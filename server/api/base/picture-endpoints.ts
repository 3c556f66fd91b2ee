import { listFiles } from '#domain/base/media/index.ts'
import { listFilesInput } from '#domain/base/media/schemas.ts'
import {
  deletePicture,
  describePicture,
  listPictures,
  movePicture,
} from '#domain/catalog/product-pictures/index.ts'
import {
  describePictureInput,
  movePictureInput,
  pictureKey,
  productOfPictures,
} from '#domain/catalog/product-pictures/schemas.ts'
import { filePage } from '#domain/base/media/views.ts'
import { productPictures } from '#domain/catalog/product-pictures/views.ts'
import { type Endpoint, get, nothing, post } from '../endpoint.ts'

const PATH = '/api/staff/products/{productId}/pictures'

export const pictureEndpoints: Endpoint[] = [
  get(PATH, {
    for: 'staff',
    summary: 'Pictures of a product',
    description: 'Also of a hidden one. They are uploaded on the product’s page of pictures. For staff.',
    input: productOfPictures,
    view: productPictures,
    problems: ['product_not_found'],
    verb: listPictures,
  }),
  post(`${PATH}/{pictureId}/texts`, {
    for: 'staff',
    summary: 'Say what a picture shows',
    description: 'In both languages; an empty text stands for the product’s name. For staff.',
    input: describePictureInput,
    view: nothing,
    problems: ['not_found', 'picture_changed'],
    async verb(ctx, input) {
      const result = await describePicture(ctx, input)
      return result.ok ? result : { ok: false, reason: 'picture_changed' }
    },
  }),
  post(`${PATH}/{pictureId}/place`, {
    for: 'staff',
    summary: 'Give a picture another place',
    description: 'Places count from 0, the main picture’s. For staff.',
    input: movePictureInput,
    view: nothing,
    problems: ['product_not_found', 'not_found'],
    verb: movePicture,
  }),
  post(`${PATH}/{pictureId}/deletions`, {
    for: 'staff',
    summary: 'Delete a picture',
    description: 'Its files follow after a day. For admins.',
    input: pictureKey,
    view: nothing,
    problems: ['product_not_found', 'not_found'],
    verb: deletePicture,
  }),
  get('/api/staff/files', {
    for: 'staff',
    summary: 'Stored files',
    description: 'By name, 100 on a page. For staff.',
    input: listFilesInput,
    view: filePage,
    problems: ['unavailable'],
    verb: listFiles,
  }),
]
