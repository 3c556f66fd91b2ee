import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import type { RequestContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedCount } from '#app/request/typed/typed-count.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { readUpload } from '#app/request/uploads/read-upload.ts'
import { addReturnPicture, requestReturn } from '#domain/orders/returns/index.ts'
import {
  type AddReturnPictureResult,
  requestReturnInput,
  type RequestReturnResult,
} from '#domain/orders/returns/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { QUANTITY, quantityField } from './quantity-field.ts'

/** `too_many_pictures`, `too_large`: of the files, before any verb saw them. */
export type ReturnRefusal =
  | Extract<RequestReturnResult | AddReturnPictureResult, { ok: false }>
  | { reason: 'too_many_pictures' | 'too_large' }
export type ReturnReply = FormReply<ReturnRefusal>

type ReturnForm = { request: Request; context: RequestContext; accessKey: string }

/** Asks to return something. Pictures are made as they arrive, once all else in the form makes sense. */
export async function returnAction({ request, context, accessKey }: ReturnForm) {
  const pictures: string[] = []
  let refusal: ReturnRefusal | undefined
  const form = await readUpload(request, UPLOAD_PAGES['/order/:key/return'], async (file, fields) => {
    if (refusal || !readInput(accessKey, fields, []).success) return
    if ('fault' in file) {
      refusal = { reason: file.fault === 'too_many' ? 'too_many_pictures' : file.fault }
      return
    }
    const { bytes } = file
    const stored = await runVerb(context, (ctx) => addReturnPicture(ctx, { accessKey, file: bytes }))
    if (stored.ok) pictures.push(stored.name)
    else refusal = stored
  })
  const intent = 'ask'
  const itemIds = itemIdsOf(form)
  const values = typedValues(form, ['reason', 'wish', 'words', ...itemIds.map(quantityField)])
  const input = readInput(accessKey, form, pictures)
  if (!input.success) {
    const errors = Object.fromEntries(
      Object.entries(toFieldErrors(input.error)).map(([path, code]) => [fieldOf(path, form), code]),
    )
    return answer<ReturnReply>({ intent, values, errors })
  }
  if (refusal) return refuse(values, refusal)
  const result = await runVerb(context, (ctx) => requestReturn(ctx, input.data))
  if (!result.ok) return refuse(values, result)
  const to = { to: '/order/:key/return', params: { key: accessKey }, hash: 'asked' } as const
  return leadTo(context, to, { notice: 'return-asked' })
}

function refuse(values: ReturnReply['values'], refusal: ReturnRefusal) {
  const status = refusal.reason === 'wait' ? 429 : 409
  return answer<ReturnReply>({ intent: 'ask', values, refusal }, { status })
}

function readInput(accessKey: string, form: ReadonlyMap<string, string>, pictures: string[]) {
  return requestReturnInput.safeParse({
    accessKey,
    lines: chosenIn(form).map((itemId) => ({
      itemId,
      quantity: typedCount(form.get(quantityField(itemId))),
    })),
    reason: form.get('reason'),
    wish: form.get('wish'),
    words: form.get('words'),
    pictures,
  })
}

function itemIdsOf(form: ReadonlyMap<string, string>): string[] {
  return [...form.keys()].flatMap((name) => (name.startsWith(QUANTITY) ? name.slice(QUANTITY.length) : []))
}

/** Lines with a number. */
function chosenIn(form: ReadonlyMap<string, string>): string[] {
  return itemIdsOf(form).filter(
    (itemId) => !['', '0'].includes(form.get(quantityField(itemId))?.trim() ?? ''),
  )
}

/** The field that a part of the input came from. */
function fieldOf(path: string, form: ReadonlyMap<string, string>): string {
  if (!path.startsWith('lines')) return path
  const chosen = chosenIn(form)[Number(path.split('.')[1])] ?? itemIdsOf(form)[0]
  return chosen === undefined ? path : quantityField(chosen)
}
