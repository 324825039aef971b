import type { PlantCompany } from './plant.ts'
import { START_UP_SCRAP } from './scrap-reasons.ts'

export const exampleCompany: PlantCompany = {
  company_id: 1000,
  company_key: 'example',
  company_name: 'Norrvik Plast & Metall',
  time_zone: 'Europe/Stockholm',
  language: 'en',
  settings: {
    firstSteps: 'hidden',
    showBannerClock: '1',
    globalPrint: '1',
    toolOverviewEnabled: '1',
    startUpScrapReason: START_UP_SCRAP,
    ssccCompanyPrefix: '7350099',
    defaultDashboard: 'factory-overview',
    noContactSeconds: '120',
    stopAlarmLevels: '30;120:Production management',
    orderReadyMinutes: '15',
    alarmPauseMinutes: '60',
    // Only groups whose names begin so are offered at a machine.
    input_group_prefixes: 'maskindata;verktygsdata;machine settings;tool settings',
  },
  theme: { color: '#0b5cad' },
}

export const secondCompany: PlantCompany = {
  company_id: 1010,
  company_key: 'second',
  company_name: 'Sjöholm Mekaniska',
  time_zone: 'Europe/Stockholm',
  language: 'sv',
  settings: { firstSteps: 'hidden', autoSlide: '1', autoSlideInterval: '20', defaultDashboard: 'factory-overview' },
  theme: { color: '#1b6b2d' },
}

export const thirdCompany: PlantCompany = {
  company_id: 1020,
  company_key: 'third',
  company_name: 'Harbor Tooling Works',
  time_zone: 'America/New_York',
  language: 'en',
  settings: { firstSteps: 'hidden', defaultDashboard: 'factory-overview' },
  theme: {},
}
