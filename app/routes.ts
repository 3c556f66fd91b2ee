import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site. Without a prefix it is English, under `/th` Thai. */
export default [
  route(':locale?', 'routes/site/locale/layout.tsx', [
    index('routes/home/landing/page.tsx'),
    route('shop', 'routes/shop/products/page.tsx'),
    route('product/:id', 'routes/shop/product/page.tsx'),
    route('cart', 'routes/buying/cart/page.tsx'),
    route('checkout', 'routes/buying/checkout/page.tsx'),
    route('order/:key', 'routes/orders/order-by-link/page.tsx'),
    route('order/:key/pay', 'routes/orders/pay-order/page.tsx'),
    route('order/:key/paid', 'routes/orders/order-paid/resource.ts'),
    route('order/:key/documents/:file', 'routes/orders/order-document/resource.ts'),
    route('auth', 'routes/auth/sign-in/page.tsx'),
    route('auth/verify-email', 'routes/auth/verify-email/page.tsx'),
    route('auth/pending', 'routes/auth/challenge/resource.ts'),
    route('account', 'routes/account/overview/page.tsx'),
    route('admin-setup', 'routes/admin/setup/page.tsx'),
    layout('routes/account/layout.tsx', [
      route('profile', 'routes/account/profile/page.tsx'),
      route('orders', 'routes/orders/my-orders/page.tsx'),
      route('orders/:id', 'routes/orders/my-order/page.tsx'),
      route('settings', 'routes/account/settings/page.tsx'),
      route('settings/export', 'routes/account/export/resource.ts'),
    ]),
    layout('routes/admin/layout.tsx', [
      route('admin', 'routes/admin/today/page.tsx'),
      route('admin/orders', 'routes/admin/orders/page.tsx'),
      route('admin/orders/:id', 'routes/admin/order/page.tsx'),
      route('admin/inventory', 'routes/admin/inventory/page.tsx'),
      route('admin/inventory/receive', 'routes/admin/receive-goods/page.tsx'),
      route('admin/inventory/:id', 'routes/admin/product-stock/page.tsx'),
      route('admin/notifications', 'routes/admin/notifications/page.tsx'),
      route('admin/checks', 'routes/admin/checks/page.tsx'),
      route('admin/team', 'routes/admin/team/page.tsx'),
      route('create-customer', 'routes/admin/create-customer/page.tsx'),
    ]),
    route('*', 'routes/site/not-found/page.tsx'),
  ]),
  route('preferences', 'routes/site/preferences/resource.ts'),
  route('sign-out', 'routes/auth/sign-out/resource.ts'),
] satisfies RouteConfig
