export default {type: 'localStorage', namespace: '-test'};
