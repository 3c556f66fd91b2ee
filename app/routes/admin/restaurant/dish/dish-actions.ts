import {
  dishContentDescription,
  dishDescription,
  type DishReply,
} from '#app/components/admin/restaurant/dish-description.ts'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { storeUploadedPicture } from '#app/request/uploads/store-uploaded-picture.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import {
  removeDishPicture,
  setDishPicture,
  setSoldOut,
  updateDish,
  updateDishContent,
} from '#domain/restaurant/menu/index.ts'
import {
  updateDishContentInput,
  updateDishInput,
  type UpdateDishResult,
} from '#domain/restaurant/menu/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'

type DishRequest = FormRequest & { id: string }

/** Saves all of the dish, as admins do. */
export async function saveDishAction({ context, intent, form, id }: DishRequest) {
  const { values, input, errors } = parseForm(dishDescription, updateDishInput, form, (typed) => ({
    id,
    ...typed,
  }))
  if (errors) return answer<DishReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => updateDish(ctx, input))
  return replyTo(result, { context, intent, values, id })
}

/** Saves all but price and visibility, as moderators do. */
export async function contentAction({ context, intent, form, id }: DishRequest) {
  const { values, input, errors } = parseForm(
    dishContentDescription,
    updateDishContentInput,
    form,
    (typed) => ({
      id,
      ...typed,
    }),
  )
  if (errors) return answer<DishReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => updateDishContent(ctx, input))
  return replyTo(result, { context, intent, values, id })
}

type Typed = Pick<DishRequest, 'context' | 'intent' | 'id'> & { values: FormValues }

function replyTo(result: UpdateDishResult, { context, intent, values, id }: Typed) {
  if (result.ok) return leadToDish({ context, id }, 'dish-saved')
  if (result.reason !== 'changed') {
    return answer<DishReply>({ intent, values, refusal: result }, { status: 409 })
  }
  const current = dishDescription.toValues(result.current)
  return answerChanged<DishReply>({ intent, values }, { current, by: result.by })
}

export async function soldOutAction({ context, intent, id }: DishRequest) {
  const isSoldOut = intent === 'sold_out'
  await runVerb(context, (ctx) => setSoldOut(ctx, { id, isSoldOut }))
  return leadToDish({ context, id }, isSoldOut ? 'dish-sold-out' : 'dish-back')
}

type PictureUpload = Pick<DishRequest, 'request' | 'context' | 'id'>

/** Shows an uploaded file as the dish's picture. */
export async function pictureAction({ request, context, id }: PictureUpload) {
  const refused = await storeUploadedPicture(request, UPLOAD_PAGES['/admin/menu/:id'], (file) =>
    runVerb(context, (ctx) => setDishPicture(ctx, { id, file })),
  )
  return refused ?? leadToDish({ context, id }, 'picture-uploaded')
}

export async function removePictureAction({ context, id }: DishRequest) {
  await runVerb(context, (ctx) => removeDishPicture(ctx, { id }))
  return leadToDish({ context, id }, 'picture-deleted')
}

function leadToDish({ context, id }: Pick<DishRequest, 'context' | 'id'>, notice: Notice) {
  return leadTo(context, { to: '/admin/menu/:id', params: { id } }, { notice })
}
