import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { answer } from './answer.ts'
import { type FormActions, type FormRequest, runIntent } from './run-intent.ts'

const say = ({ intent, subject }: FormRequest) =>
  answer<FormReply>({ intent, values: { action: 'exact', subject } })
const actions: FormActions<FormReply> = {
  refund: say,
  'refund-all': say,
  'settle-*': ({ intent, subject }) => answer<FormReply>({ intent, values: { action: 'kind', subject } }),
}

function send(body: string, to: FormActions<FormReply> = actions) {
  const url = new URL('http://shop.test/admin')
  const request = new Request(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return runIntent({ request, url, context: new RouterContextProvider() }, to)
}

test.each([
  ['intent=refund', 'exact', ''],
  ['intent=refund-all', 'exact', 'all'],
  ['intent=settle-0b1c-22', 'kind', '0b1c-22'],
])('%s is answered by its action', async (body, action, subject) => {
  expect(await send(body)).toMatchObject({ data: { values: { action, subject } }, init: { status: 422 } })
})

test.each([
  '',
  'intent=',
  'intent=settle',
  'intent=settle-',
  'intent=nothing',
  'intent=constructor',
  'intent=__proto__',
])('a form that the page does not have is a bad request: %s', async (body) => {
  await expect(send(body)).rejects.toMatchObject({ init: { status: 400 } })
})

test('the one form of a page need not say which it is', async () => {
  expect(await send('', { refund: say })).toMatchObject({ data: { intent: 'refund' } })
  await expect(send('intent=other', { refund: say })).rejects.toMatchObject({ init: { status: 400 } })
})
