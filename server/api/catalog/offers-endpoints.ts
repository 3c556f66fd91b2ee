import { createOffer, endOffer, getOffer, listOffers, updateOffer } from '#domain/catalog/offers/index.ts'
import {
  createOfferInput,
  listOffersInput,
  offerIdInput,
  updateOfferInput,
} from '#domain/catalog/offers/schemas.ts'
import { offerList, offerView } from '#domain/catalog/offers/views.ts'
import { createdId } from '../envelopes.ts'
import { type Endpoint, get, post } from '../endpoint.ts'

export const offerEndpoints: Endpoint[] = [
  get('/api/staff/offers', {
    for: 'admin',
    summary: 'List the offers',
    description:
      'Newest first, 50 a page, by state and a part of the name or the product’s code. For admins.',
    input: listOffersInput,
    view: offerList,
    verb: listOffers,
  }),
  post('/api/staff/offers', {
    for: 'admin',
    summary: 'Create an offer',
    description:
      'Applies by itself between two times, to a product, a category or all goods. One that asks for no quantity and no total is a sale price; others take something off an order. For admins.',
    input: createOfferInput,
    view: createdId,
    successStatus: 201,
    problems: ['unknown_product', 'unknown_category', 'already_over', 'not_below_price'],
    verb: createOffer,
  }),
  post('/api/staff/offers/{id}', {
    for: 'admin',
    summary: 'Change an offer',
    description:
      'Its name and its times; what it takes off stays, and so does the start of one that has begun. `version` is the one that was read; if somebody has saved it since, nothing is changed. For admins.',
    input: updateOfferInput,
    view: offerView,
    problems: ['offer_not_found', 'already_over', 'has_begun', 'changed'],
    async verb(ctx, input) {
      const result = await updateOffer(ctx, input)
      if (result.ok) return getOffer(ctx, { id: input.id })
      return result.reason === 'changed'
        ? { ok: false, reason: 'changed', current: result.current }
        : { ok: false, reason: result.reason }
    },
  }),
  post('/api/staff/offers/{id}/end', {
    for: 'admin',
    summary: 'End an offer',
    description: 'Right away and for good; orders that got it keep it. For admins.',
    input: offerIdInput,
    view: offerView,
    problems: ['offer_not_found'],
    async verb(ctx, input) {
      await endOffer(ctx, input)
      return getOffer(ctx, input)
    },
  }),
]
