export * from './accounts';
export * from './admin';
export * from './cells';
export * from './contracts';
export * from './dates';
export * from './decisions';
export * from './model-usage';
export * from './playbooks';
