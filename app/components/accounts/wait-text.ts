import type { AuthMessages } from '#shared/messages/en/accounts/auth.ts'

/** From here on a wait is given in minutes. */
const LONG_WAIT_SECONDS = 90

/** After too many tries: how long to wait before the next. */
export function waitText(seconds: number, { problems }: AuthMessages): string {
  if (seconds < LONG_WAIT_SECONDS) return problems.waitSeconds(seconds)
  return problems.waitMinutes(Math.ceil(seconds / 60))
}
