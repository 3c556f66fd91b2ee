/** A request to be told when a product is back: its address not proved yet, or waiting for the product. */
export const RESTOCK_REQUEST_STATES = ['pending', 'waiting'] as const
export type RestockRequestState = (typeof RESTOCK_REQUEST_STATES)[number]
