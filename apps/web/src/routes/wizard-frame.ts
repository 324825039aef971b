/** What every wizard stands in, fetched with the first of them. */
export const wizardFrame = () => import('../wizards/frame/MachineWizard.tsx')

type Frame = Awaited<ReturnType<typeof wizardFrame>>['MachineWizard']

/** What a route may name is what the frame takes. */
export type RoutedWizard = Parameters<Frame>[0]['wizard']
