export const dashboard = {
  title: 'Admin Dashboard',
  greeting: (firstName: string) => `Good to see you, ${firstName}.`,
  orders: 'Orders',
  ordersHint: 'Pack, ship and cancel orders, and record bank transfers.',
  notifications: 'Payment notifications',
  notificationsHint: 'What payment providers reported, and what the shop did.',
  customers: 'Add a customer',
  customersHint: 'For orders by phone or at the counter. They get an email to set a password.',
}
