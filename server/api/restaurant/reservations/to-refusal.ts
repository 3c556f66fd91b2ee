import type {
  CancelReservationResult,
  ChangeReservationResult,
  ConfirmReservationResult,
  HoldTableResult,
  JoinWaitlistResult,
} from '#domain/restaurant/reservations/schemas.ts'
import type {
  CloseOutResult,
  MoveReservationResult,
  RecordPartyResult,
  ReleaseGuestResult,
  SetReservationStateResult,
} from '#domain/restaurant/table-desk/schemas.ts'
import type { ProblemCode } from '../../all-problems.ts'

type Result =
  | CancelReservationResult
  | ChangeReservationResult
  | CloseOutResult
  | ConfirmReservationResult
  | HoldTableResult
  | JoinWaitlistResult
  | MoveReservationResult
  | ReleaseGuestResult
  | SetReservationStateResult
  | RecordPartyResult
type Refused = Extract<Result, { ok: false }>

const CODES = {
  too_many_guests: 'no_table',
  in_the_past: 'no_table',
  too_soon: 'no_table',
  too_far: 'no_table',
  closed: 'no_table',
  outside_hours: 'no_table',
  full: 'no_table',
  table_taken: 'no_table',
  too_small: 'no_table',
  ended: 'has_ended',
  begun: 'has_ended',
  deposit_needed: 'deposit_needed',
  there_is_room: 'nothing_to_wait_for',
  no_time: 'no_time',
  guest_limit: 'guest_limit',
  too_many_holds: 'too_many_holds',
  not_possible: 'wrong_state',
  too_early: 'wrong_state',
  has_reservations: 'wrong_state',
  changed: 'changed',
  wait: 'too_many_requests',
} as const satisfies Record<Refused['reason'], ProblemCode>

/** Refuses with the API's broader code; `why` is the verb's own reason, with all that it says besides. */
export function toRefusal<Reason extends Refused['reason']>(refusal: Refused & { reason: Reason }) {
  return { ...refusal, reason: CODES[refusal.reason], why: refusal.reason }
}
