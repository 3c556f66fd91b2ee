import { getProfile, registerCustomer, updateProfile } from '#domain/customers/index.ts'
import { registerCustomerInput, updateProfileInput } from '#domain/customers/schemas.ts'
import {
  bodyProblems,
  created,
  customerRead,
  customerWrite,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  staffWrite,
} from '../endpoint.ts'
import { createdResponse } from '../response-fields.ts'
import { profileResponse } from './responses.ts'

export const customerEndpoints: Endpoint[] = [
  endpoint({
    ...customerRead,
    path: '/api/profile',
    summary: 'Get my profile',
    description: 'The profile of the signed-in customer.',
    input: nothing,
    response: profileResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok(await getProfile(ctx)),
  }),
  endpoint({
    ...customerWrite,
    path: '/api/profile',
    summary: 'Change my profile',
    description: 'Name and phone of the customer who is signed in.',
    input: updateProfileInput,
    response: profileResponse,
    problems: [...bodyProblems],
    async run(ctx, input) {
      await updateProfile(ctx, input)
      return ok(await getProfile(ctx))
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/customers',
    summary: 'Add a customer',
    description:
      'For orders by phone or at the counter. The customer gets an email to set a password. For staff.',
    input: registerCustomerInput,
    response: createdResponse,
    successStatus: 201,
    problems: [...bodyProblems, 'email_taken'],
    async run(ctx, input) {
      const result = await registerCustomer(ctx, input)
      return result.ok ? created({ id: result.id }) : { problem: result.reason }
    },
  }),
]
