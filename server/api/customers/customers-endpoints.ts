import { z } from 'zod'
import { getProfile, getVerificationStatus, updateProfile } from '#domain/accounts/accounts/index.ts'
import { updateProfileInput } from '#domain/accounts/accounts/schemas.ts'
import { registerCustomer } from '#domain/customers/customers/index.ts'
import { registerCustomerInput } from '#domain/customers/customers/schemas.ts'
import { checkOwnPassword } from '#domain/accounts/passwords/index.ts'
import { checkOwnPasswordInput } from '#domain/accounts/passwords/schemas.ts'
import { profile, verificationStatus } from '#domain/accounts/accounts/views.ts'
import { createdId } from '../envelopes.ts'
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

export const customerEndpoints: Endpoint[] = [
  endpoint({
    ...customerRead,
    path: '/api/profile',
    summary: 'Get my profile',
    description: 'The profile of the signed-in customer.',
    input: nothing,
    response: profile,
    problems: ['invalid_request'],
    run: async (ctx) => ok(await getProfile(ctx)),
  }),
  endpoint({
    ...customerWrite,
    path: '/api/profile',
    summary: 'Change my profile',
    description: 'Name and phone of the customer who is signed in.',
    input: updateProfileInput,
    response: profile,
    problems: [...bodyProblems],
    async run(ctx, input) {
      await updateProfile(ctx, input)
      return ok(await getProfile(ctx))
    },
  }),
  endpoint({
    ...customerRead,
    path: '/api/profile/verification',
    summary: 'Get my verification status',
    description:
      'Whether the email address of the signed-in customer is verified, and whether it still has to be.',
    input: nothing,
    response: verificationStatus,
    problems: ['invalid_request', 'account_not_found'],
    run: async (ctx) => ok(await getVerificationStatus(ctx)),
  }),
  endpoint({
    ...customerWrite,
    path: '/api/profile/password-checks',
    summary: 'Check my password',
    description:
      'Whether this is the password of the customer who is signed in; nobody else’s can be checked. Wrong ones count as they do at the sign-in.',
    input: checkOwnPasswordInput,
    response: z.object({ isRight: z.boolean() }),
    problems: [...bodyProblems, 'account_not_found', 'too_many_requests'],
    async run(ctx, input) {
      const result = await checkOwnPassword(ctx, input)
      if (!result.ok && result.reason === 'wait') return { problem: 'too_many_requests' }
      return ok({ isRight: result.ok })
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/customers',
    summary: 'Add a customer',
    description:
      'For orders by phone or at the counter. The customer gets an email to set a password. For staff.',
    input: registerCustomerInput,
    response: createdId,
    successStatus: 201,
    problems: [...bodyProblems, 'email_taken'],
    async run(ctx, input) {
      const result = await registerCustomer(ctx, input)
      return result.ok ? created({ id: result.id }) : { problem: result.reason }
    },
  }),
]
