/** The statuses that each kind of actor is answered with. */
export type Statuses = [visitor: number, customer: number, moderator: number, admin: number]
export const everybody = (status: number): Statuses => [status, status, status, status]
/** Visitors are redirected to the sign-in. */
export const customers = (status: number): Statuses => [302, status, status, status]
/** For customers, staff pages do not exist. */
export const staff = (status: number): Statuses => [302, 404, status, status]
/** Moderators are told that a page is for admins. */
export const admins = (status: number): Statuses => [302, 404, 403, status]
