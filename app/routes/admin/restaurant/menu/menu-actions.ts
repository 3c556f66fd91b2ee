import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { listQuery } from '#app/request/list-query.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { moveDish, setSoldOut } from '#domain/restaurant/menu/index.ts'
import { moveDishInput, setSoldOutInput } from '#domain/restaurant/menu/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'

export async function soldOutAction(request: FormRequest) {
  const { context, intent, subject } = request
  const isSoldOut = intent.startsWith('soldout-')
  const input = setSoldOutInput.safeParse({ id: subject, isSoldOut })
  if (!input.success) throw badRequest()
  await runVerb(context, (ctx) => setSoldOut(ctx, input.data))
  // The mark at the dish says so; a message would stand over the next button.
  return leadBack(request)
}

export async function moveAction(request: FormRequest) {
  const { context, subject, form } = request
  const input = moveDishInput.safeParse({ id: subject, to: Number(form.get('to') ?? Number.NaN) })
  if (!input.success) throw badRequest()
  await runVerb(context, (ctx) => moveDish(ctx, input.data))
  return leadBack(request, 'menu-sorted')
}

/** Back to the list as it was filtered, at the dish. */
function leadBack({ context, url, subject }: FormRequest, notice?: Notice): Response {
  const search = listQuery(url, ['search', 'course', 'state'])
  return leadTo(context, { to: '/admin/menu', search, hash: subject }, notice ? { notice } : {})
}
