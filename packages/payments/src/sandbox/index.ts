export { createMemorySandboxStore } from './memory-sandbox-store.ts';
export { createSandboxProvider, sandboxSignatureHeader } from './sandbox-provider.ts';
export type {
  SandboxCallback,
  SandboxConfig,
  SandboxPorts,
  SandboxProvider,
  SandboxStore,
} from './sandbox-provider.ts';
export { returnAddress, sandboxPage } from './sandbox-page.ts';
export { sandboxCallbackPlans } from './sandbox-record.ts';
export type { SandboxCallbackPlan, SandboxDecision, SandboxRecord } from './sandbox-record.ts';
