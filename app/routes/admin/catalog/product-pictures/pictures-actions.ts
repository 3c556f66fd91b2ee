import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { deletePicture, describePicture, movePicture } from '#domain/catalog/product-pictures/index.ts'
import {
  describePictureInput,
  movePictureInput,
  pictureKey,
} from '#domain/catalog/product-pictures/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { PicturesReply } from './pictures-reply.ts'

type PictureForm = FormRequest & { productId: string }

/** The actions of each picture's forms, but for those with files. */
export const PICTURE_ACTIONS: FormActions<PicturesReply, { productId: string }> = {
  'describe-*': describeAction,
  'move-*': moveAction,
  'delete-*': deleteAction,
}

async function describeAction({ context, productId, intent, subject, form }: PictureForm) {
  const values = typedValues(form, ['altEn', 'altTh'])
  const given = { productId, pictureId: subject, ...values, version: form.get('version') }
  const input = describePictureInput.safeParse(given)
  if (!input.success) return answer<PicturesReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => describePicture(ctx, input.data))
  if (!result.ok) return answer<PicturesReply>({ intent, values, refusal: result }, { status: 409 })
  return leadBack({ context, productId, notice: 'picture-saved', hash: `picture-${subject}` })
}

async function moveAction({ context, productId, subject, form }: PictureForm) {
  const input = movePictureInput.safeParse({ productId, pictureId: subject, to: form.get('to') })
  if (!input.success) throw badRequest()
  await runVerb(context, (ctx) => movePicture(ctx, input.data))
  return leadBack({ context, productId, notice: 'pictures-sorted', hash: `picture-${subject}` })
}

async function deleteAction({ context, productId, subject }: PictureForm) {
  const key = pictureKey.safeParse({ productId, pictureId: subject })
  if (!key.success) throw badRequest()
  await runVerb(context, (ctx) => deletePicture(ctx, key.data))
  return leadBack({ context, productId, notice: 'picture-deleted', hash: 'pictures' })
}

type Way = Pick<PictureForm, 'context' | 'productId'> & { notice: Notice; hash: string }

function leadBack({ context, productId, notice, hash }: Way): Response {
  return leadTo(context, { to: '/admin/products/:id/pictures', params: { id: productId }, hash }, { notice })
}
