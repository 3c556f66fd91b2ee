import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { clearPending, readPending, storePending, toPending } from '#app/components/auth/pending.ts'
import type { AuthStep } from './find-step.ts'

/**
 * The step of this tab, kept in step with all others: what the server says is kept in the browser, and when another
 * tab changes that, the server is asked again.
 */
export function useStep(found: AuthStep) {
  const { revalidate } = useRevalidator()
  const [ended, setEnded] = useState<{ challengeId: string; reason: string }>()
  const isOver = found.step === 'code' && found.pending.challengeId === ended?.challengeId
  const step: AuthStep = isOver ? { step: 'sign-in', next: found.next } : found
  const challengeId = step.step === 'code' ? step.pending.challengeId : undefined

  const keep = useEffectEvent(() => {
    if (step.step === 'code') storePending(toPending(step.pending, step.now))
    else if (step.step === 'sign-in' || step.step === 'sign-up') clearPending()
  })
  useEffect(() => keep(), [challengeId, step.step])

  const follow = useEffectEvent(() => {
    if (readPending()?.challengeId !== challengeId) void revalidate()
  })
  useEffect(() => {
    const onChange = () => follow()
    addEventListener('mfa-pending-stored', onChange)
    addEventListener('mfa-pending-cleared', onChange)
    return () => {
      removeEventListener('mfa-pending-stored', onChange)
      removeEventListener('mfa-pending-cleared', onChange)
    }
  }, [])

  return {
    step,
    /** Why one has to begin anew. */
    reason: challengeId ? undefined : ended?.reason,
    /** The challenge is over, whatever the server's clock says. */
    end(reason: string) {
      if (found.step === 'code') setEnded({ challengeId: found.pending.challengeId, reason })
    },
  }
}
