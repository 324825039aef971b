import { newButton } from '@takt/domain/dashboards/navigator-config.ts'

export const navigatorSample = {
  config: {
    navigator: {
      size: 0,
      buttons: [
        { ...newButton, type: 'app-location', label: 'Machines', link: '/machines/all' },
        { ...newButton, link: 'M101' },
      ],
    },
  },
  data: {},
}
