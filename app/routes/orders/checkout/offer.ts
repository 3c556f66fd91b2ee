import type { Route } from './+types/page.ts'

/**
 * The facts that the checkout's page starts from: the cart, what is known of the buyer, the ways to pay and to deliver.
 */
export type Offer = Route.ComponentProps['loaderData']
