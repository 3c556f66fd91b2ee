import { expect, test } from 'vitest'

/* The site says in the same words what the specification quotes of it. */

const modules = import.meta.glob<Record<string, unknown>>('./en/**/*.ts', { eager: true })

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const texts = new Set(textsIn(modules))

test.each([
  'Page not found',
  'What are you looking for?',
  'Your cart is empty',
  'View Cart',
  'Checkout',
  'Profile',
  'Account',
  'Orders',
  'Settings',
  'Admin Dashboard',
  'Logout',
  'Sign In',
  'Create Account',
  'Shop Collection',
  'Explore Recipes',
  'No featured products available at the moment.',
  'Coming Soon',
  'Reserve Your Table',
  'No products found matching your criteria.',
  'Add to Cart',
  'View Details',
  'Out of Stock',
  'Subscribing...',
  'Email Required: Please enter your email address first.',
  'No user logged in',
  'Authentication not available on this domain',
  'Invalid email or password. Please check your credentials and try again.',
  'Email service is temporarily unavailable. Please try again later.',
  'Failed to send verification email. Please try again.',
  'Network error. Please check your connection and try again.',
  'An unexpected error occurred. Please try again.',
  'Verification code has expired. Please request a new code.',
  'Invalid verification code',
  'Invalid or expired verification code',
  'No pending MFA verification. Please sign in again.',
  'MFA session expired. Please sign in again.',
  'No pending MFA verification found',
  'Failed to update password',
  'Invalid verification session',
  'Please wait before requesting another verification email',
  'Account created successfully!',
  'Please check your email to confirm your account.',
  'Successfully signed in!',
  'Sign up failed',
  'Sign in failed',
  'An error occurred',
  'Reset Email Sent!',
  'Check your email for password reset instructions.',
  'Error',
  'Failed to send reset email.',
  'You have been logged out',
  'Logged out successfully',
  'Failed to fetch roles',
  "You're already subscribed!",
  'Thank you for being part of our culinary family.',
  'Subscription failed. Please try again.',
  'Welcome to our culinary family!',
  "You'll receive our latest recipes and product updates.",
  'Unable to load products. Please try again later.',
  'Today',
  'Tomorrow',
])('the site says %j', (words) => {
  expect(texts).toContain(words)
})
