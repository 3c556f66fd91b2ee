import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import type { UploadedFile } from '#app/request/uploads/read-upload.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { matchTracking, shipParcels } from '#domain/orders/order-desk/index.ts'
import { shipParcelsInput } from '#domain/orders/order-desk/schemas.ts'
import { CsvError } from '#shared/kernel/csv/csv-error.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { rowField, sentRows, type ShipReply } from './ship-form.ts'

/** The one file of the form. */
export type SentFile = UploadedFile | undefined
type ShipRequest = FormRequest & { file: SentFile }

/** A form's field has room for so many bytes (app/request/uploads/read-upload.ts). */
const MOST_TEXT = 60_000

/** Puts pasted or uploaded tracking numbers into their rows, for somebody to look at; ships nothing. */
export async function fillAction({ intent, form, file }: ShipRequest) {
  const values = Object.fromEntries(form)
  if (file && 'fault' in file) {
    const megabytes = UPLOAD_PAGES['/admin/orders/ship'].fileBytes / 1024 / 1024
    const problem = { reason: 'too_large', megabytes } as const
    return answer<ShipReply>({ intent, values, refusal: { reason: 'unreadable', problem } })
  }
  const text = file?.bytes ?? new TextEncoder().encode(form.get('pasted'))
  if (text.every((byte) => byte <= 32))
    return answer<ShipReply>({ intent, values, errors: { pasted: 'required' } })
  const orders = sentRows(form).map(({ orderId, orderNumber }) => ({ id: orderId, number: orderNumber }))
  try {
    const matched = await matchTracking(text, orders, chosenColumns(form))
    if (!matched.ok) {
      // The text stays for the columns to be chosen in, also that of a file.
      if (text.length > MOST_TEXT)
        return answer<ShipReply>({ intent, values, refusal: { reason: 'too_much' } })
      const pasted = new TextDecoder().decode(text)
      return answer<ShipReply>({ intent, values: { ...values, pasted }, done: { columns: matched.columns } })
    }
    const { numbers, leftOver } = matched
    const filled = [...numbers].map(([id, number]) => [rowField('number', id), number])
    return answer<ShipReply>({
      intent,
      values: { ...values, ...Object.fromEntries(filled), pasted: '' },
      done: { filled: numbers.size, leftOver },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return answer<ShipReply>({ intent, values, refusal: { reason: 'unreadable', problem: error.problem } })
  }
}

function chosenColumns(form: ShipRequest['form']) {
  const [order, tracking] = [form.get('order-column'), form.get('tracking-column')]
  if (!order || !tracking) return undefined
  if (!/^(\d{1,3}|none)$/.test(order) || !/^\d{1,3}$/.test(tracking)) throw badRequest()
  return { order: order === 'none' ? null : Number(order), tracking: Number(tracking) }
}

/** Ships the parcels that have a tracking number, and says what became of each. */
export async function shipAction({ context, intent, form }: ShipRequest) {
  const values = Object.fromEntries(form)
  const carrier = form.get('carrier')?.trim() ?? ''
  const rows = sentRows(form).filter(({ number }) => number !== '')
  if (rows.length === 0) return answer<ShipReply>({ intent, values, errors: { rows: 'required' } })
  const parcels = rows.map(({ orderNumber: _, ...row }) => ({ ...row, carrier: row.carrier || carrier }))
  const input = shipParcelsInput.safeParse({ parcels })
  if (!input.success) {
    const errors = Object.entries(toFieldErrors(input.error)).map(([path, code]) => {
      const [, at = '', field = ''] = path.split('.')
      const row = rows[Number(at)]
      if (!row || (field !== 'number' && field !== 'carrier')) throw badRequest()
      return [
        field === 'carrier' && row.carrier === '' ? 'carrier' : rowField(field, row.orderId),
        code,
      ] as const
    })
    return answer<ShipReply>({ intent, values, errors: Object.fromEntries(errors) })
  }
  const done = await runVerb(context, (ctx) => shipParcels(ctx, input.data))
  return answer<ShipReply>({ intent, values, done })
}
