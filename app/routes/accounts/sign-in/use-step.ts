import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CHALLENGE_CLEARED, CHALLENGE_STORED } from '#app/components/accounts/may-have-challenge.ts'
import {
  clearChallenge,
  readChallenge,
  storeChallenge,
  toStored,
} from '#app/components/accounts/stored-challenge.ts'
import type { AuthStep } from './find-step.ts'

/**
 * The step of this tab, kept in step with all others: what the server says is kept in the browser, and when another
 * tab changes that, the server is asked again.
 */
export function useStep(found: AuthStep) {
  const { revalidate } = useRevalidator()
  const [ended, setEnded] = useState<{ challengeId: string; reason: string }>()
  const isOver = found.step === 'code' && found.challenge.challengeId === ended?.challengeId
  const step: AuthStep = isOver ? { step: 'sign-in', next: found.next } : found
  const challengeId = step.step === 'code' ? step.challenge.challengeId : undefined

  const keep = useEffectEvent(() => {
    if (step.step === 'code') storeChallenge(toStored(step.challenge, step.now))
    else if (step.step === 'sign-in' || step.step === 'sign-up') clearChallenge()
  })
  useEffect(() => keep(), [challengeId, step.step])

  const follow = useEffectEvent(() => {
    if (readChallenge()?.challengeId !== challengeId) void revalidate()
  })
  useEffect(() => {
    const onChange = () => follow()
    addEventListener(CHALLENGE_STORED, onChange)
    addEventListener(CHALLENGE_CLEARED, onChange)
    return () => {
      removeEventListener(CHALLENGE_STORED, onChange)
      removeEventListener(CHALLENGE_CLEARED, onChange)
    }
  }, [])

  return {
    step,
    /** The reason to start again. */
    reason: challengeId ? undefined : ended?.reason,
    /** The challenge is over, whatever the server's clock says. */
    end(reason: string) {
      if (found.step === 'code') setEnded({ challengeId: found.challenge.challengeId, reason })
    },
  }
}
