import { data } from 'react-router'
import type { AuthIntent, AuthProblem, AuthReply } from '#app/components/auth/auth-reply.ts'

const STATUS: Partial<Record<AuthProblem['reason'], number>> = {
  wait: 429,
  wrong_host: 403,
  mail_unavailable: 503,
}

/** The answer to a form that leads nowhere else. */
export function answer(intent: AuthIntent, reply: Partial<AuthReply>, headers: HeadersInit = {}) {
  const refused = (reply.problem && STATUS[reply.problem.reason]) ?? 422
  const status = reply.done ? 200 : refused
  return data<AuthReply>({ values: {}, errors: {}, ...reply, intent }, { status, headers })
}
