import type { AuthMessages } from '#shared/messages/en/auth.ts'
import type { VerifyReply } from './reply.ts'

/** What failed, in words; a wrong address is told at its field, a dead link by the page itself. */
export function problemText(
  reply: VerifyReply | undefined,
  { verify, problems }: AuthMessages,
): string | undefined {
  if (!reply || 'done' in reply) return undefined
  switch (reply.code) {
    case 'RATE_LIMITED':
      return verify.rateLimited
    case 'RESEND_FAILED':
      return verify.resendFailed
    case 'NETWORK_ERROR':
      return problems.network
    case 'UNEXPECTED_ERROR':
      return problems.unexpected
    case 'VERIFICATION_FAILED':
    case 'VALIDATION_ERROR':
      return undefined
  }
}
