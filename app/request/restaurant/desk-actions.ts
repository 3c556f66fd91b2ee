import { badRequest } from '#app/request/bad-request.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { moveReservation, setReservationState } from '#domain/restaurant/table-desk/index.ts'
import { moveReservationInput, setReservationStateInput } from '#domain/restaurant/table-desk/schemas.ts'

/** Handles the buttons of a reservation, on the day's page and on its own: `to-<id>`. */
export async function setState({ context, subject, form }: FormRequest) {
  const input = setReservationStateInput.safeParse({
    id: subject,
    status: form.get('status'),
    version: Number(form.get('version')),
  })
  if (!input.success) throw badRequest()
  return runVerb(context, (ctx) => setReservationState(ctx, input.data))
}

/** A move to tables, named by their ids, and perhaps to another time: `move-<id>`. */
export async function moveParty({ context, subject, form }: FormRequest) {
  const input = moveReservationInput.safeParse({
    id: subject,
    tableIds: [...new Set(form.get('tables')?.split(',').filter(Boolean))],
    time: form.get('time') || undefined,
    version: Number(form.get('version')),
  })
  if (!input.success) throw badRequest()
  return runVerb(context, (ctx) => moveReservation(ctx, input.data))
}
