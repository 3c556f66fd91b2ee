import { Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markFulfilled } from './mark-fulfilled.ts'

const render = (promise: Promise<string>) => {
  const Text = () => <b>{use(promise)}</b>
  return renderToString(
    <Suspense>
      <Text />
    </Suspense>,
  )
}

test('React reads a marked promise at once, and waits for any other', () => {
  const marked = Promise.resolve('krok')
  markFulfilled(marked, 'krok')
  expect(render(marked)).toContain('<b>krok</b>')
  expect(render(Promise.resolve('krok'))).not.toContain('krok')
})
