/** A person's own pages. */
import type { RouteLine } from './route-entry.ts'

export const personalRoutes = {
  settings: {
    path: '/settings',
    title: 'title.settings',
    layout: 'main',
    page: () => import('../pages/ground/settings/SettingsPage.tsx'),
  },
  theme: {
    path: '/theme',
    title: 'title.theme',
    layout: 'main',
    needs: ['view-themes'],
    page: () => import('../pages/ground/theme/ThemePage.tsx'),
  },
  account: {
    path: '/account',
    title: 'title.account',
    search: ['refused'],
    layout: 'main',
    page: () => import('../pages/people/account/AccountPage.tsx'),
  },
} as const satisfies Record<string, RouteLine>
