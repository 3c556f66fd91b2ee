import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { localeContext } from '#app/request/context.ts'
import { readSecretCookie } from '#app/request/cookies.ts'
import { type FormActions, runIntent } from '#app/request/run-intent.ts'
import type { Route } from './+types/page.ts'
import { CustomerForm } from './customer-form.tsx'
import { type CustomerReply, registerCustomerAction } from './register-customer-action.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return { invited: readSecretCookie(request, context, 'invited'), language: context.get(localeContext) }
}

const CUSTOMER_ACTIONS: FormActions<CustomerReply> = { customer: registerCustomerAction }

export async function action(args: Route.ActionArgs) {
  return runIntent(args, CUSTOMER_ACTIONS)
}

export default function CreateCustomerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { createCustomer } = useStaffMessages()
  const { invited, language } = loaderData
  return (
    <>
      <OfficeHead title={createCustomer.title} hint={createCustomer.text} />
      <div className="grid max-w-xl gap-8">
        <div role="status">
          {invited && <p className="notice wrap-anywhere">{createCustomer.invited(invited)}</p>}
        </div>
        <CustomerForm language={language} pageReply={actionData} />
      </div>
    </>
  )
}
