export * from './accounts';
export * from './admin';
export * from './contracts';
export * from './decisions';
export * from './model-usage';
export * from './playbooks';
