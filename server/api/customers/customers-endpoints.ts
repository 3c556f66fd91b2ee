import { z } from 'zod'
import { getProfile, getVerificationStatus, updateProfile } from '#domain/accounts/accounts/index.ts'
import { updateProfileInput } from '#domain/accounts/accounts/schemas.ts'
import { registerCustomer } from '#domain/customers/customers/index.ts'
import { registerCustomerInput } from '#domain/customers/customers/schemas.ts'
import { checkOwnPassword } from '#domain/accounts/passwords/index.ts'
import { checkOwnPasswordInput } from '#domain/accounts/passwords/schemas.ts'
import { profile, verificationStatus } from '#domain/accounts/accounts/views.ts'
import { createdId } from '../envelopes.ts'
import { answerWith, type Endpoint, get, nothing, post } from '../endpoint.ts'

export const customerEndpoints: Endpoint[] = [
  get('/api/profile', {
    for: 'customer',
    summary: 'Get my profile',
    description: 'The profile of the signed-in customer.',
    input: nothing,
    view: profile,
    verb: getProfile,
  }),
  post('/api/profile', {
    for: 'customer',
    summary: 'Change my profile',
    description: 'Name and phone of the customer who is signed in.',
    input: updateProfileInput,
    view: profile,
    verb: answerWith(updateProfile, getProfile),
  }),
  get('/api/profile/verification', {
    for: 'customer',
    summary: 'Get my verification status',
    description:
      'Whether the email address of the signed-in customer is verified, and whether it still has to be.',
    input: nothing,
    view: verificationStatus,
    problems: ['account_not_found'],
    verb: getVerificationStatus,
  }),
  post('/api/profile/password-checks', {
    for: 'customer',
    summary: 'Check my password',
    description:
      'Whether this is the password of the customer who is signed in; nobody else’s can be checked. Wrong ones count as they do at the sign-in.',
    input: checkOwnPasswordInput,
    view: z.object({ isRight: z.boolean() }),
    problems: ['account_not_found', 'too_many_requests'],
    async verb(ctx, input) {
      const result = await checkOwnPassword(ctx, input)
      if (!result.ok && result.reason === 'wait') return result
      return { isRight: result.ok }
    },
  }),
  post('/api/customers', {
    for: 'staff',
    summary: 'Add a customer',
    description:
      'For orders by phone or at the counter. The customer gets an email to set a password. For staff.',
    input: registerCustomerInput,
    view: createdId,
    successStatus: 201,
    problems: ['email_taken'],
    verb: registerCustomer,
  }),
]
