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
import { bodyProblems, endpoint, type Endpoint, nothing, ok, staffRead, staffWrite } from '../endpoint.ts'

const PATH = '/api/staff/products/{productId}/pictures'

export const pictureEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: PATH,
    summary: 'Pictures of a product',
    description: 'Also of a hidden one. They are uploaded on the product’s page of pictures. For staff.',
    input: productOfPictures,
    response: productPictures,
    problems: ['invalid_request', 'product_not_found'],
    run: async (ctx, input) => ok(await listPictures(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: `${PATH}/{pictureId}/texts`,
    summary: 'Say what a picture shows',
    description: 'In both languages; an empty text stands for the product’s name. For staff.',
    input: describePictureInput,
    response: nothing,
    problems: [...bodyProblems, 'not_found', 'picture_changed'],
    async run(ctx, input) {
      const result = await describePicture(ctx, input)
      return result.ok ? ok({}) : { problem: 'picture_changed' }
    },
  }),
  endpoint({
    ...staffWrite,
    path: `${PATH}/{pictureId}/place`,
    summary: 'Give a picture another place',
    description: 'Places count from 0, the main picture’s. For staff.',
    input: movePictureInput,
    response: nothing,
    problems: [...bodyProblems, 'product_not_found', 'not_found'],
    async run(ctx, input) {
      await movePicture(ctx, input)
      return ok({})
    },
  }),
  endpoint({
    ...staffWrite,
    path: `${PATH}/{pictureId}/deletions`,
    summary: 'Delete a picture',
    description: 'Its files follow after a day. For admins.',
    input: pictureKey,
    response: nothing,
    problems: [...bodyProblems, 'product_not_found', 'not_found'],
    async run(ctx, input) {
      await deletePicture(ctx, input)
      return ok({})
    },
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/files',
    summary: 'Stored files',
    description: 'By name, 100 on a page. For staff.',
    input: listFilesInput,
    response: filePage,
    problems: ['invalid_request', 'unavailable'],
    run: async (ctx, input) => ok(await listFiles(ctx, input)),
  }),
]
