/** The facts known of somebody who comes from their order as a guest. */
export type KnownPerson = { email: string; firstName: string; lastName: string }
