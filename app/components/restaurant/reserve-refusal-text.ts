import type { ReserveMessages } from '#shared/messages/en/restaurant/reserve.ts'

type Refusal =
  | { reason: Exclude<keyof ReserveMessages['refused'], 'wait' | 'fullDay'> }
  | { reason: 'wait'; seconds: number }

/** Says why there is no table. */
export function reserveRefusalText(refusal: Refusal, { refused }: ReserveMessages): string {
  return refusal.reason === 'wait' ? refused.wait(Math.ceil(refusal.seconds / 60)) : refused[refusal.reason]
}
