import { expect, test } from 'vitest'
import { z } from 'zod'
import { get, nothing, post } from './endpoint.ts'

const words = { for: 'anyone', summary: '', description: '', input: nothing } as const
const view = z.object({ count: z.int() })

test('an answer that is not the view, and a refusal that is no problem of the endpoint, do not compile', () => {
  // @ts-expect-error the view counts in numbers
  const otherType = get('/api/a', { ...words, view, verb: async () => ({ count: '1' }) })
  // @ts-expect-error the view has more
  const tooLittle = get('/api/a', { ...words, view, verb: async () => ({}) })
  // @ts-expect-error it answers with something, and its view is empty
  const tooMuch = post('/api/a', { ...words, view: nothing, verb: async () => ({ count: 1 }) })
  const refuses = async () => ({ ok: false, reason: 'closed' }) as const
  // @ts-expect-error it names no problems
  const unnamed = post('/api/a', { ...words, view: nothing, verb: refuses })
  // @ts-expect-error it names another
  const otherProblem = post('/api/a', { ...words, view: nothing, problems: ['changed'], verb: refuses })
  expect([otherType, tooLittle, tooMuch, unnamed, otherProblem]).toHaveLength(5)
})

test('the problems of any request come before its own', () => {
  const refuses = async () => ({ ok: false, reason: 'closed' }) as const
  const { problems } = get('/api/a', { ...words, view, problems: ['closed'], verb: refuses })
  expect(problems).toEqual(['invalid_request', 'closed'])
})
