import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { waitText } from '#app/components/accounts/wait-text.ts'
import { TextField } from '#app/components/forms/field.tsx'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireCustomer } from '#app/middleware/require-customer.ts'
import { serverContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { sessionCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { notFound } from '#app/request/not-found.ts'
import { type FormActions, type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'
import { becomeFirstAdmin, isSetupOpen } from '#domain/accounts/roles/index.ts'
import { setupToken } from '#domain/accounts/roles/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { Route } from './+types/page.ts'

type SetupReply = FormReply<{ reason: 'wrong_token' } | Wait>

/** Once there is an admin, this page does not exist. */
const requireOpenSetup: Route.MiddlewareFunction = async ({ context }) => {
  const isOpen = await runVerb(context, isSetupOpen)
  if (!isOpen) throw notFound()
}
export const middleware: Route.MiddlewareFunction[] = [requireCustomer, requireOpenSetup]

/** Without one the router would not ask the middleware when scripts navigate. */
export function loader() {
  return null
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, SETUP_ACTIONS)
}

const SETUP_ACTIONS: FormActions<SetupReply> = { setup: becomeFirstAdminAction }

async function becomeFirstAdminAction({ context, intent, form }: FormRequest) {
  const token = setupToken.safeParse(form.get('token') ?? '')
  if (!token.success) {
    return answer<SetupReply>({ intent, errors: { token: toFieldErrors(token.error)[''] ?? 'invalid' } })
  }
  const sessionId = context.get(serverContext).session?.id
  const result = await runVerb(context, (ctx) => becomeFirstAdmin(ctx, { token: token.data, sessionId }))
  if (!result.ok) return answer<SetupReply>({ intent, refusal: result })
  const cookies = result.session ? [sessionCookie(context, result.session)] : []
  return leadTo(context, '/admin', { notice: 'admin-made', cookies })
}

export default function AdminSetupPage({ actionData }: Route.ComponentProps) {
  const { setup } = useStaffMessages()
  const auth = useAuthMessages()
  return (
    <div className="page max-w-2xl py-16 md:py-24">
      <PageHead title={setup.title} noIndex />
      <img src="/images/krok-mark-turmeric.svg" alt="" width={48} height={48} className="size-14" />
      <h1 className="mt-6 text-3xl md:text-4xl">{setup.title}</h1>
      <p className="mt-3 text-lg text-pretty">{setup.text}</p>
      <div className="card mt-8 p-6">
        <StaffForm
          intent="setup"
          pageReply={actionData}
          refusalText={(refusal) =>
            refusal.reason === 'wait'
              ? { text: waitText(refusal.seconds, auth) }
              : { text: setup.wrong, field: 'token' }
          }
          submit={setup.submit}
          buttonClassName="btn-primary"
        >
          <TextField
            name="token"
            label={setup.token}
            hint={setup.tokenHint}
            input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
          />
        </StaffForm>
      </div>
    </div>
  )
}
